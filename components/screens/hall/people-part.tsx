import { useState } from "react";
import { Trouble } from "#components/parts/club/trouble";
import { Field } from "#components/parts/field/field";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { type Hall, type Numbered, playsAt } from "#lib/hall/hall";
import { holderAt } from "#lib/hall/hall-standings";
import { nextPosition } from "#lib/hall/next-seating";
import { readEntries, readTeams } from "#lib/hall/read-entries";
import { isOfEntrantTeams, shownNumber } from "#lib/hall/teams";
import { isTopage } from "#lib/rules/hall/boards";
import { plain } from "#lib/rules/words/words";
import { numberIn } from "#lib/shown/number-in";
import { thisPhone } from "#lib/sync/this-phone";
import { membersSaid, said } from "./entries-part";
import { Section } from "./section";
import { useHallChange } from "./use-hall-change";

/** Everybody by number: who leaves, who takes a place, penalties with their reason. */
export function PeoplePart({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const [opened, setOpened] = useState<number | null>(null);
  const one = hall.numbers.find(({ number }) => number === opened);
  const next = nextPosition(hall);
  // A team is one number, in the North or the East of its table: nobody is missing in the other two.
  const boards = useWordsOf("boards");
  const ofTeams = isOfEntrantTeams(hall);
  const numbers = ofTeams ? hall.numbers.filter(({ number }) => number % 2 === 1) : hall.numbers;
  return (
    <>
      <Penalties hall={hall} />
      <Section title={ofTeams ? boards.teams : t.people}>
        {numbers.every((one) => playsAt(one, next)) && (
          <p className="edge label pt-1 wide:px-0">{(ofTeams ? boards : t).noFree}</p>
        )}
        <ul className="wide:columns-2 wide:gap-x-10">
          {numbers.map((numbered) => {
            const holder = numbered.holders.at(-1);
            const here = playsAt(numbered, next);
            return (
              <li key={numbered.number} className="break-inside-avoid border-rule border-b">
                <button
                  type="button"
                  className="edge flex min-h-11 w-full items-baseline gap-3 py-2 text-left wide:px-0"
                  onClick={() => setOpened(numbered.number)}
                >
                  <span className="label w-8 shrink-0">{shownNumber(hall, numbered.number)}</span>
                  <span className={`min-w-0 wrap-anywhere text-choice ${here ? "" : "text-ink2"}`}>
                    {holder ? holder.name : t.free} <span className="label">{holder && !here ? t.left : ""}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {one && <NumberPage key={one.number} hall={hall} one={one} onClose={() => setOpened(null)} />}
      </Section>
    </>
  );
}

/** What penalties are in: points of the sheet, or of a duplicate percent or match points. */
function unitOf({ opening: { duplicate } }: Hall): "percent" | "points" | null {
  return duplicate ? (isTopage(duplicate) ? "percent" : "points") : null;
}

function Penalties({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const unit = unitOf(hall);
  const { change, trouble, busy } = useHallChange(hall.id);
  const [back, setBack] = useState<{ event: string; reason: string } | null>(null);
  if (hall.penalties.length === 0) return null;
  return (
    <Section title={t.penalties}>
      <p className="edge label pt-1 wide:px-0">{unit ? boards.penalty[unit] : t.penaltyNote}</p>
      <ul>
        {hall.penalties.map(({ event, number, points, reason, position, withdrawn }) => {
          const numbered = hall.numbers[number - 1];
          const name = (numbered && holderAt(numbered, position)?.name) ?? "";
          return (
            <li key={event} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b wide:px-0">
              <span className={`text-prose ${withdrawn === null ? "" : "text-ink2"}`}>
                {t.penaltyLine(shownNumber(hall, number), name, plain(points), reason)}
                {withdrawn !== null && `, ${t.withdrawn(withdrawn)}`}
              </span>
              {withdrawn === null && !hall.ended && (
                <QuietButton onClick={() => setBack({ event, reason: "" })}>{t.penaltyBack}</QuietButton>
              )}
            </li>
          );
        })}
      </ul>
      {back && (
        <form
          onSubmit={async (submitted) => {
            submitted.preventDefault();
            const body = { reason: back.reason };
            if (back.reason.trim() !== "" && !busy && (await change({ kind: "penalty.withdrawn", body, refs: [back.event] })))
              setBack(null);
          }}
        >
          <Field label={t.reason} value={back.reason} onChange={(event) => setBack({ ...back, reason: event.target.value })} />
          <div className="edge flex gap-6 wide:px-0">
            <QuietButton type="submit" accent>
              {t.penaltyBack}
            </QuietButton>
            <QuietButton onClick={() => setBack(null)}>{t.cancel}</QuietButton>
          </div>
        </form>
      )}
      <Trouble text={trouble} />
    </Section>
  );
}

function NumberPage({ hall, one, onClose }: { hall: Hall; one: Numbered; onClose: () => void }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const { change, trouble, busy } = useHallChange(hall.id);
  const [entry, setEntry] = useState("");
  const [reason, setReason] = useState("");
  const boards = useWordsOf("boards");
  const unit = unitOf(hall);
  const usual = unit ? boards.reasons[unit] : Object.values(t.ca25);
  const [points, setPoints] = useState(unit ? "1" : "100");
  const [why, setWhy] = useState("");
  const from = nextPosition(hall);
  const here = playsAt(one, from);
  const holder = one.holders.at(-1);
  const ofTeams = isOfEntrantTeams(hall);
  const [person] = (ofTeams ? readTeams : readEntries)(entry).people;
  const many = numberIn(points);
  const mayPunish = why.trim() !== "" && typeof many === "number" && many > 0 && !busy;
  const done = async (made: Promise<boolean>) => {
    if (await made) onClose();
  };
  const title = `${t.number(shownNumber(hall, one.number))} ${holder?.name ?? t.free}`;
  return (
    <RaisedPage label={title} height="high" onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.backToHall}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{title}</h2>
          {holder && <p className="label">{said(holder, t)}</p>}
          {holder?.members && <p className="label">{membersSaid(holder, t)}</p>}
          {one.left && <p className="text-reason">{t.leftFrom(one.left.from, one.left.reason)}</p>}
        </div>
        {here ? (
          <>
            <Field
              label={`${t.leaves}, ${t.from(from)}: ${t.reason}`}
              value={reason}
              onChange={(e) => setReason(e.target.value)}
            />
            <div className="edge">
              <QuietButton
                onClick={() =>
                  reason.trim() !== "" &&
                  !busy &&
                  void done(change({ kind: "number.left", body: { number: one.number, from, reason } }))
                }
              >
                {t.leaves}
              </QuietButton>
            </div>
          </>
        ) : (
          <>
            <Field
              label={`${holder ? t.substitute : t.lateEntry}, ${t.from(from)}`}
              note={ofTeams ? boards.enter : t.pasteLabel}
              value={entry}
              onChange={(event) => setEntry(event.target.value)}
            />
            <div className="edge">
              <QuietButton
                accent
                onClick={() =>
                  person &&
                  !busy &&
                  void done(
                    change({
                      kind: "number.taken",
                      body: { number: one.number, from, entrant: thisPhone().makeId(), ...person },
                    }),
                  )
                }
              >
                {t.takes}
              </QuietButton>
            </div>
          </>
        )}
        {holder && hall.positions.length > 0 && (
          <form
            className="mt-5 border-stroke border-t"
            onSubmit={(event) => {
              event.preventDefault();
              const body = { number: one.number, points: Number(many), reason: why, position: hall.positions.length };
              if (mayPunish) void done(change({ kind: "penalty.given", body }));
            }}
          >
            <h3 className="edge pt-3 text-sentence">{t.penalty}</h3>
            <p className="edge label">{unit ? boards.penalty[unit] : t.penaltyNote}</p>
            <ul aria-label={t.ca25Label} className="edge">
              {usual.map((one) => (
                <li key={one.reason}>
                  <QuietButton
                    onClick={() => {
                      setPoints(plain(one.points));
                      setWhy(one.reason);
                    }}
                  >
                    {one.reason}
                  </QuietButton>
                </li>
              ))}
              <li>
                <QuietLink href={`/${lang}/referee#code-conduct`}>{t.arbitrate}</QuietLink>
              </li>
            </ul>
            <Field
              label={unit ? boards.penaltyAmount[unit] : t.penaltyPoints}
              inputMode="decimal"
              value={points}
              onChange={(event) => setPoints(event.target.value)}
            />
            <Field label={t.reason} maxLength={300} value={why} onChange={(event) => setWhy(event.target.value)} />
            <div className="edge pt-3">
              <PrimaryButton type="submit" className="w-full" ready={mayPunish}>
                {t.penaltyGive}
              </PrimaryButton>
            </div>
          </form>
        )}
        <Trouble text={trouble} />
      </div>
    </RaisedPage>
  );
}
