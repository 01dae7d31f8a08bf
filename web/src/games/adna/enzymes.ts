/** How an enzyme is drawn: one of three bodies, how wide its blades are open, and which half lies in front. */
export interface Body {
  drawing: string;
  open: string;
  flip: number;
}

const BODIES = 3;
const OPENINGS = [-7, -4, -1, 2, 5, 8];
/** With this factor no two enzymes of a family are drawn alike. */
const FACTOR = 788;
const MODULUS = 1_000_003;

export function bodyOf(id: string): Body {
  const sum = Array.from(id).reduce((sum, letter) => (sum * FACTOR + letter.charCodeAt(0)) % MODULUS, 0);
  const number = sum % (BODIES * OPENINGS.length * 2);
  return {
    drawing: `enzyme-${(number % BODIES) + 1}`,
    open: `${OPENINGS[Math.floor(number / BODIES) % OPENINGS.length]}deg`,
    flip: number < BODIES * OPENINGS.length ? 1 : -1,
  };
}
