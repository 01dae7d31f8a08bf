/** A wire from one page to another, with no server between: what has to be carried by hand, and what goes along it. */
const GATHERING = 4000;
const PIECE = 16_000;
const LAST = ".";
const MORE = "+";
const NAME = "labtable";

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

/** A text in few signs that any messenger carries. */
async function packed(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}

async function unpacked(signs: string): Promise<string> {
  const binary = atob(signs.trim().replace(/[-_]/g, (sign) => (sign === "-" ? "+" : "/")));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(
    await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))),
  );
}

/** What a page says of itself once it knows all its addresses; without any there is nothing to say. */
async function told(peer: RTCPeerConnection): Promise<string> {
  const gathered = new Promise<void>((resolve) => {
    peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && resolve();
    setTimeout(resolve, GATHERING);
  });
  await peer.setLocalDescription();
  await gathered;
  const { sdp } = peer.localDescription!;
  if (!sdp.includes("a=candidate")) throw new Error("no address");
  return packed(sdp);
}

/** A text in pieces, each with a sign for whether more comes; no letter of two units is torn. */
function* piecesOf(text: string): Generator<string> {
  let at = 0;
  while (text.length - at > PIECE) {
    const end = at + PIECE - Number(/[\ud800-\udbff]/.test(text[at + PIECE - 1]!));
    yield MORE + text.slice(at, end);
    at = end;
  }
  yield LAST + text.slice(at);
}

export class Wire {
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  private readonly peer = new RTCPeerConnection();
  /** Both ends know of the one channel, so nobody has to announce it. */
  private readonly channel = this.peer.createDataChannel(NAME, { negotiated: true, id: 0 });
  private pieces = "";
  private over = false;

  /** `most` is how long a message may be that comes along it. */
  constructor(private readonly most: number) {
    this.channel.onopen = () => this.onopen();
    this.channel.onmessage = ({ data }) => this.take(String(data));
    this.channel.onclose = () => this.close();
    this.peer.onconnectionstatechange = () => this.peer.connectionState === "failed" && this.close();
  }

  offer = (): Promise<string> => told(this.peer);

  async answer(offer: string): Promise<string> {
    await this.peer.setRemoteDescription({ type: "offer", sdp: await unpacked(offer) });
    return told(this.peer);
  }

  async accept(answer: string): Promise<void> {
    await this.peer.setRemoteDescription({ type: "answer", sdp: await unpacked(answer) });
  }

  /** A message goes in pieces, for browsers differ in how long one may be. */
  send(text: string): void {
    if (this.channel.readyState !== "open") return;
    try {
      for (const piece of piecesOf(text)) this.channel.send(piece);
    } catch {
      this.close(); // more waits than the channel holds, and half a message would spoil the next
    }
  }

  private take(piece: string): void {
    this.pieces += piece.slice(1);
    if (this.pieces.length > this.most) return this.close();
    if (piece[0] === MORE) return;
    const text = this.pieces;
    this.pieces = "";
    this.onmessage(text);
  }

  close(): void {
    if (this.over) return;
    this.over = true;
    this.peer.close();
    this.onclose();
  }
}
