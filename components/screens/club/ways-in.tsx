import { RuledSection } from "#components/parts/page/ruled-section";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { WaysIn as Ways } from "#lib/season/views";
import { hasOneWay } from "#lib/shown/club/club-people";
import { fullDay } from "#lib/shown/season/say-number";

/** If only one phone manages the club and it is lost, nobody can manage: asks for a second way in. */
export function WaysIn({ ways, go }: { ways: Ways; go: (hash: string) => void }) {
  const { lang } = useWords();
  const t = useWordsOf("club").ways;
  const { managers, code } = ways;
  const isAlone = hasOneWay(ways);
  return (
    <RuledSection title={t.title} className="pt-6">
      <p className={`edge pt-2 text-reason ${isAlone ? "text-neg" : ""}`}>
        {isAlone ? t.one : [managers > 1 ? t.several(managers) : "", code ? t.waits(fullDay(code, lang)) : t.none].join(" ")}
      </p>
      <div className="edge flex flex-wrap gap-x-6">
        <QuietButton onClick={() => go("secours")}>{code ? t.replace : t.make}</QuietButton>
        <QuietButton onClick={() => go("partage")}>{t.invite}</QuietButton>
      </div>
    </RuledSection>
  );
}
