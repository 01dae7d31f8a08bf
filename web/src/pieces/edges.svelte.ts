/** Less than this, in pixels, is no distance. */
const NEAR = 2;
/** How much of what is seen goes by at one press. */
const STRIDE = 0.8;

/** What a list that scrolls has beyond its edges: along a row, or down a column. */
export class Edges {
  before = $state(false);
  after = $state(false);
  /** Where there is more, for the eyes and for whoever looks from outside. */
  readonly shown = $derived([this.before ? "before" : "", this.after ? "after" : ""].filter(Boolean).join(" "));
  private node: HTMLElement | undefined;

  constructor(readonly across = false) {}

  /** Watch a list, for as long as it is there. */
  watch = (node: HTMLElement): (() => void) => {
    this.node = node;
    const sizes = new ResizeObserver(() => this.look());
    const items = new MutationObserver(() => this.look());
    sizes.observe(node);
    items.observe(node, { childList: true, characterData: true, subtree: true });
    node.addEventListener("scroll", this.look, { passive: true });
    this.look();
    return () => {
      sizes.disconnect();
      items.disconnect();
      node.removeEventListener("scroll", this.look);
    };
  };

  step(by: number): void {
    const { clientWidth = 0, clientHeight = 0 } = this.node ?? {};
    if (this.across) this.node?.scrollBy({ left: by * STRIDE * clientWidth });
    else this.node?.scrollBy({ top: by * STRIDE * clientHeight });
  }

  private look = (): void => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.node!;
    const [at, all, seen] = this.across
      ? [scrollLeft, scrollWidth, clientWidth]
      : [scrollTop, scrollHeight, clientHeight];
    this.before = at > NEAR;
    this.after = at + seen < all - NEAR;
  };
}
