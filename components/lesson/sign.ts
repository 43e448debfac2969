/** A sign that gives the run away, as texts. */
export type Sign = {
  readonly title: string;
  /** Paragraphs. */
  readonly texts: readonly string[];
  /** What to do to see it oneself; `null` if there is nothing. */
  readonly tryIt: string | null;
};
