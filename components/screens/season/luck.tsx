import { Dash } from "#components/parts/ledger/figure";
import { Section } from "#components/parts/season/section";
import { Average } from "#components/parts/season/standing-cells";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { FEWEST_DEALS } from "#lib/season/luck";
import { luckSentence } from "#lib/shown/season/luck-sentence";
import { measure } from "#lib/shown/season/say-number";
import { FiguresTable, type InPart } from "./figures-table";

/** How far the deals can tell luck from play: one honest sentence, and what it stands on. */
export function Luck({ view, place, most }: InPart) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const sentence = luckSentence(view, lang, t);
  const rows = view.luck.players.filter(({ deals }) => deals > 1);
  if (rows.length === 0) return null;
  return (
    <Section title={t.luck} note={t.luckNote} rule="T23">
      {sentence && <p className="edge pb-2 text-choice wide:px-0">{sentence}</p>}
      <FiguresTable
        view={view}
        place={place}
        most={most}
        caption={t.luck}
        heads={[t.deals, t.luckMean, t.luckError]}
        rows={rows.map(({ player, deals, mean, error }) => ({
          player,
          cells: [
            { figure: deals },
            { figure: <Average value={mean} /> },
            { figure: error === null || deals < FEWEST_DEALS ? <Dash /> : `± ${measure(error, lang)}` },
          ],
        }))}
      />
    </Section>
  );
}
