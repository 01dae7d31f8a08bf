/** Let words end with dots where the room of their parent ends; it is measured anew when the button around it changes its
    size, and when the letters have come. */
export function fitLines(words: HTMLElement): () => void {
  const room = words.parentElement!;
  const fit = (): void => {
    words.style.removeProperty("--lines");
    const line = parseFloat(getComputedStyle(words).lineHeight);
    const lines = Math.floor((room.clientHeight + 1) / line);
    if (words.offsetHeight > room.clientHeight + 1) words.style.setProperty("--lines", `${Math.max(1, lines)}`);
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(room.closest("button") ?? room);
  fit();
  void document.fonts.ready.then(fit);
  return () => sizes.disconnect();
}
