// This folder: a season, with its standings, evenings, players and what it counts.
import { type ReactNode, useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { LineField } from "#components/parts/field/field";
import { ReadyButton, submitting, Trouble } from "#components/parts/form/submit";
import { Figure } from "#components/parts/ledger/figure";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { NOTE_LENGTH } from "#lib/log/limits";
import { adjust, withdrawAdjustment } from "#lib/season/club/club-change";
import { nameIn } from "#lib/season/names/name-in";
import type { SeasonView } from "#lib/season/views";
import type { InSeason } from "#lib/shown/addresses/addresses";
import { numberOrText } from "#lib/shown/number-in";
import { adjustLacks, adjustTrouble, mayAdjust } from "#lib/shown/season/adjust-trouble";
import { dayOf } from "#lib/shown/season/say-number";
import { Section } from "./section";

/** Points that the club adds by hand, each with its reason; an owner adds and withdraws them. */
export function Adjustments({ view, where }: InSeason) {
  const t = useWordsOf("season");
  const { change, trouble, busy } = useChange(where.club);
  const [open, setOpen] = useState(false);
  const owns = mayAdjust(view);
  if (view.adjustments.length === 0 && !owns) return null;
  const add: FormProps["onAdjust"] = async (player, points, reason) => {
    if (await change(adjust({ season: view.season.id, player, points, reason }))) setOpen(false);
  };
  return (
    <Section title={t.adjustments} note={t.adjustmentsNote} rule="T22">
      {view.adjustments.length === 0 && <p className="edge label wide:px-0">{t.noAdjustments}</p>}
      <ul className={view.adjustments.length > 0 ? "border-stroke border-t" : ""}>
        {view.adjustments.map((one) => (
          <AdjustmentLine key={one.event} view={view} adjustment={one}>
            {owns && !one.withdrawn && (
              <QuietButton disabled={busy} onClick={() => void change(withdrawAdjustment({ event: one.event }))}>
                {t.withdraw}
              </QuietButton>
            )}
          </AdjustmentLine>
        ))}
      </ul>
      <Trouble text={trouble} className="edge pt-2 wide:px-0" />
      {owns && (
        <div className="edge print:hidden wide:px-0">
          <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {t.adjust}
          </QuietButton>
          {open && <AdjustForm view={view} busy={busy} onAdjust={add} />}
        </div>
      )}
    </Section>
  );
}

interface LineProps {
  view: SeasonView;
  adjustment: SeasonView["adjustments"][number];
  children: ReactNode;
}

/** Whose points, how many, why and when; a withdrawn one stays, struck through. */
function AdjustmentLine({ view, adjustment: { at, player, points, reason, withdrawn }, children }: LineProps) {
  const { lang, t } = useWordsAnd("season");
  return (
    <li className="edge flex min-h-[54px] items-center justify-between gap-4 border-rule border-b py-1.5 wide:px-0">
      <span className="min-w-0">
        <span className={`block text-choice ${withdrawn ? "text-ink2 line-through" : ""}`}>
          {nameIn(view, player)} <Figure value={points} />
        </span>
        <span className="label block text-[0.875rem]/5">
          {reason}, {dayOf(at, lang)}
          {withdrawn && `, ${t.withdrawn(dayOf(withdrawn.at, lang))}`}
        </span>
      </span>
      {children}
    </li>
  );
}

interface FormProps {
  view: SeasonView;
  busy: boolean;
  onAdjust: (player: string, points: number, reason: string) => Promise<void>;
}

function AdjustForm({ view, busy, onAdjust }: FormProps) {
  const t = useWordsOf("season");
  const [player, setPlayer] = useState(view.players[0]?.id ?? "");
  const [points, setPoints] = useState("");
  const [reason, setReason] = useState("");
  const why = useWordsOf("club").adjust;
  const wrong = adjustTrouble(points);
  const lacks = adjustLacks({ points, reason, player });
  const submit = submitting(() => !lacks && onAdjust(player, Number(numberOrText(points)), reason.trim()));
  return (
    <form className="grid max-w-[480px] gap-3 pt-1 pb-2" onSubmit={submit}>
      <WhoField players={view.players} value={player} onChange={setPlayer} />
      <LineField
        label={t.adjustPoints}
        isWrong={wrong !== null}
        inputMode="text"
        autoComplete="off"
        aria-describedby={wrong ? "adjust-wrong" : undefined}
        value={points}
        onText={setPoints}
      />
      {wrong && (
        <p id="adjust-wrong" className="text-prose text-neg">
          {why.wrong[wrong]}
        </p>
      )}
      <LineField label={t.adjustReason} maxLength={NOTE_LENGTH} value={reason} onText={setReason} />
      <ReadyButton type="submit" ready={!lacks && !busy}>
        {lacks ? why.lacks[lacks] : t.adjustSave}
      </ReadyButton>
    </form>
  );
}

interface WhoProps extends Pick<SeasonView, "players"> {
  value: string;
  onChange: (player: string) => void;
}

function WhoField({ players, value, onChange }: WhoProps) {
  return (
    <label>
      <span className="label">{useWordsOf("season").adjustWho}</span>
      <select
        className="min-h-11 w-full border-rule2 border-b bg-transparent text-choice bg-paper"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {players.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
