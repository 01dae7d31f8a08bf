/** The letters that pawns wear for who tells colours apart badly: of each name the first that no other pawn wears. */
class Letters {
  of: string[] = $state.raw([]);

  give(names: string[]): void {
    const worn: string[] = [];
    for (const [seat, name] of names.entries()) {
      const own = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
      worn.push(own.find((letter) => !worn.includes(letter)) ?? `${seat + 1}`);
    }
    if (`${worn}` !== `${this.of}`) this.of = worn;
  }
}

export const letters = new Letters();
