import { QuietButton } from "#components/parts/press/buttons";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { useWords } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { sayProof, sayUnclear } from "#lib/rules/words/referee";
import { sayFault } from "#lib/rules/words/words";
import type { Announced } from "#lib/sheet/drafts/announced";
import type { RecordReading } from "#lib/sheet/drafts/record";
import { onlyCulprit } from "#lib/shown/referee/judged-cards";
import { type Consign, type RefereeTable, useReferee } from "./referee";
import { CodeLink } from "./verdict";

interface Props {
  table: RefereeTable;
  reading: RecordReading;
  onPlay: (index: number) => void;
  onConsign: Consign;
}

/** The faults that the cards prove, each with its plays; or that none is proved. */
export function Findings({ table, reading, onPlay, onConsign }: Props) {
  const { say, t } = useReferee();
  const game = gameOf(table.rules);
  const { audit, plays, faults } = reading;
  if (faults.length > 0) return <Refusals table={table} faults={faults} />;
  if (!audit || plays.length === 0) return null;
  const { unclear } = audit;
  return (
    <section aria-label={t.findings} className="scroll-mt-16 pt-3" id="findings">
      {audit.faults.map((proof) => {
        const sentence = sayProof(say, game, proof, plays, table.name);
        return <Proved key={proof.play} proof={proof} sentence={sentence} onPlay={onPlay} onConsign={onConsign} />;
      })}
      {(audit.faults.length === 0 || unclear.length > 0) && (
        <p className="edge text-reason">{sayUnclear(say, game, unclear, plays)}</p>
      )}
      {audit.faults.length > 0 && (
        <>
          <p className="edge pt-2 font-sans text-hint text-ink2">{t.penalty}</p>
          <p className="edge">
            <CodeLink fits="CA18" culprit={onlyCulprit(audit.faults)} />
          </p>
        </>
      )}
    </section>
  );
}

interface ProvedProps extends Pick<Props, "onPlay" | "onConsign"> {
  proof: NonNullable<RecordReading["audit"]>["faults"][number];
  sentence: string;
}

/** One proof, and what may be done with it. */
function Proved({ proof: { play, rule }, sentence, onPlay, onConsign }: ProvedProps) {
  const { t } = useReferee();
  return (
    <div className="border-rule border-b pb-1">
      <p className="edge text-reason text-pretty">
        <span className="text-neg">{t.proved}</span> {sentence}
      </p>
      <div className="edge flex items-center justify-between gap-4">
        <CitedRule rule={rule} quiet />
        <QuietButton onClick={() => onPlay(play)}>{t.judgeThis}</QuietButton>
        {onConsign && (
          <QuietButton accent onClick={() => onConsign(`${t.proved} ${sentence}`, rule)}>
            {t.consignShort}
          </QuietButton>
        )}
      </div>
    </div>
  );
}

/** Why these cards cannot be a deal. */
function Refusals({ table, faults }: { table: RefereeTable; faults: RecordReading["faults"] }) {
  const { rules: words } = useWords();
  const common = { ...words.common, ...useReferee().say.faults };
  return (
    <div role="alert" className="edge pt-3">
      {faults.map((fault) => (
        <p key={`${fault.at} ${fault.code}`} className="text-reason text-neg">
          {sayFault(words.games[table.rules.game], common, fault, table.name)}
        </p>
      ))}
    </div>
  );
}

interface AnnouncedProps extends Pick<Props, "table"> {
  /** Announcements that the hands allowed, and whether each is noted with the deal. */
  claims: readonly (Announced & { readonly chosen: boolean })[];
  onChoose: (claim: Announced) => void;
}

/** The cards tell what could be announced; the user ticks what was. */
export function AnnouncedRows({ table, claims, onChoose }: AnnouncedProps) {
  const { t } = useReferee();
  if (claims.length === 0) return null;
  return (
    <fieldset className="edge pt-3">
      <legend className="label">{t.announced}</legend>
      {claims.map((claim) => (
        <label
          key={`${claim.seat} ${claim.code}`}
          className="flex min-h-11 cursor-pointer items-center gap-3 border-rule border-t text-choice"
        >
          <input type="checkbox" className="size-5 accent-ink" checked={claim.chosen} onChange={() => onChoose(claim)} />
          {t.announcedBy(table.name(claim.seat), claim.code, claim.level)}
        </label>
      ))}
    </fieldset>
  );
}
