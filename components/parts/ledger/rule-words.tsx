/** A rule's own words, and where they stand. */
export function RuleWords({ text, source }: { text: string; source: string }) {
  return (
    <>
      <p className="max-w-[36rem] text-prose">{text}</p>
      <p className="label mt-1 text-[0.875rem]/5">{source}</p>
    </>
  );
}
