import type { ComponentProps } from "react";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { OwnFold } from "#components/parts/press/fold-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import { itemAt } from "#lib/rules/item-at";
import { commas } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import { movedDay } from "#lib/season/tally/evening-day";
import type { Editing } from "#lib/sheet/drafts/draft";
import { dayTonight, localDay } from "#lib/shown/local-day";
import { countsFor, type OpeningDraft, writtenNames } from "#lib/shown/opening/opening";
import { askedOf, ownOptions } from "#lib/shown/opening/table-text";
import { TableRules } from "./table-rules";

interface Props extends Editing<OpeningDraft> {
  players: number;
  reason: (at: string) => string | undefined;
  /** The table's rules are refused, and the button led here. */
  asked: boolean;
}

/** The whist ends by its own rules. */
const endsItself = (game: GameName): boolean => GAMES[game].endsForGood;
const endsOf = (game: GameName): OpeningDraft["end"][] => (endsItself(game) ? ["none", "hour"] : ["none", "target", "hour"]);

/**
 * Edition, end, evening and rules: one line that names the choices, and opens to change them. An edition's own rules are told by
 * its name.
 */
export function RestRow({ draft, players, change, reason, asked }: Props) {
  const asks = asking({ draft, change });
  const t = useWordsOf("opening");
  const { editions, editionOf, endOf, counts, wrong, changed, holds } = useRest(draft, players);
  const trouble = reason("target") ?? reason("until");
  return (
    <OwnFold
      label={t.rest}
      holds={<span className={wrong || trouble ? "text-neg" : ""}>{holds}</span>}
      asked={asked || trouble !== undefined}
    >
      {editions.length > 1 && (
        <OneOf
          label={t.edition}
          of={editions.map(({ id }) => id)}
          say={editionOf}
          value={draft.edition}
          onChange={(edition) => change({ edition, options: ownOptions({ ...draft, edition }) })}
        />
      )}
      {counts.length > 1 && (
        <OneOf label={t.atOnce} {...TOP} of={counts} value={players} onChange={(seats) => change({ seats })} />
      )}
      <OneOf label={t.end} {...TOP} of={endsOf(draft.game)} say={endOf} {...asks("end")} />
      {draft.end !== "none" && <EndField draft={draft} change={change} />}
      {trouble && <p className="edge text-reason text-neg">{trouble}</p>}
      <EveningDay draft={draft} change={change} />
      <TableRow {...{ draft, players, change, asked, wrong, changed }} />
    </OwnFold>
  );
}

/** The choices of this part, and what is chosen. */
function useRest(draft: OpeningDraft, players: number) {
  const { rules, t } = useWordsAnd("opening");
  const changed = Object.keys(draft.options).length;
  const wrong = askedOf(draft).length > 0;
  const { editions } = GAMES[draft.game];
  const editionOf = (id: string) => itemAt(rules.games[draft.game].editions, id);
  const endOf = (end: OpeningDraft["end"]) => (end === "none" && endsItself(draft.game) ? t.endsItself : t.ends[end]);
  const counts = countsFor(draft);
  const holds = commas(
    writtenNames(draft).names.length > players && counts.length > 1 && t.playAtOnce(players),
    editions.length > 1 && editionOf(draft.edition),
    draft.end === "target" ? t.toPoints(draft.target) : draft.end === "hour" ? t.toHour(draft.hour) : endOf("none"),
    draft.day === null ? t.tonight : draft.day,
    wrong ? t.wrong : changed > 0 ? t.changed(changed) : editions.length === 1 && t.usual,
  );
  return { editions, editionOf, endOf, counts, wrong, changed, holds };
}

const TOP = { className: "border-rule border-t" } as const;

interface TableProps extends Omit<Props, "reason"> {
  wrong: boolean;
  /** How many rules are not as usual. */
  changed: number;
}

function TableRow({ asked, wrong, changed, ...table }: TableProps) {
  const t = useWordsOf("opening");
  return (
    <OwnFold
      label={t.alike.pages.tableRules}
      holds={wrong ? <span className="text-neg">{t.wrong}</span> : changed > 0 ? t.changed(changed) : t.usual}
      asked={asked}
    >
      <TableRules {...table} />
    </OwnFold>
  );
}

function EndField({ draft, change }: Editing<OpeningDraft>) {
  const t = useWordsOf("opening");
  if (draft.end === "hour")
    return <ShortLine id="end" label={t.hour} type="time" value={draft.hour} onText={(hour) => change({ hour })} />;
  return (
    <ShortLine
      id="end"
      label={t.target}
      className="w-28"
      inputMode="numeric"
      maxLength={6}
      value={draft.target}
      onText={(text) => change({ target: text.replace(/\D/g, "") })}
    />
  );
}

/** The evening that begins, or one that was kept on paper, typed in afterwards under its own day. */
function EveningDay({ draft, change }: Editing<OpeningDraft>) {
  const t = useWordsOf("opening");
  return (
    <div className="border-rule border-t">
      <OneOf
        label={t.alike.pages.evening}
        of={[false, true]}
        say={(value) => t.evenings[value ? "paper" : "now"]}
        value={draft.day !== null}
        onChange={(isPast) => change({ day: isPast ? movedDay(dayTonight(new Date()), -1) : null })}
      />
      {draft.day !== null && (
        <ShortLine
          id="day"
          label={t.alike.heads.eveningDay}
          type="date"
          max={localDay(new Date())}
          required
          value={draft.day}
          onText={(day) => change({ day })}
        />
      )}
    </div>
  );
}

interface ShortProps extends Omit<ComponentProps<"input">, "onChange"> {
  id: string;
  label: string;
  onText: (text: string) => void;
}

/** A figure, a day or an hour, at the end of its line. */
const ShortLine = ({ id, label, className = "", onText, ...input }: ShortProps) => (
  <div className="edge flex min-h-11 items-center justify-between gap-4">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    <input
      {...input}
      id={id}
      className={`min-h-11 border-rule2 border-b bg-transparent text-right text-choice ${className}`}
      onChange={(event) => onText(event.target.value)}
    />
  </div>
);
