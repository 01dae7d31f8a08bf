/** What an event of any game may tell: whose doing it was, the round, and the scores as they stood. */
export interface Told {
  kind: string;
  seat?: number;
  round?: number;
  scores?: number[];
}
