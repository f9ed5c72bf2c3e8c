import { useEffect } from "react";
import { AreaField } from "#components/parts/field/field";
import { FileButton } from "#components/parts/file/file-button";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { TitledPage } from "#components/parts/page/titled-page";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { GAME_NAMES } from "#lib/rules/rules";
import { MOST_BROUGHT } from "#lib/season/club/history-body";
import { gamesSaid } from "#lib/season/past/plan";
import type { ClubView } from "#lib/season/views";
import type { Editing } from "#lib/sheet/drafts/draft";
import { Brought } from "./brought";
import { PastPlan } from "./past-plan";
import { type Past, type PastDraft, startPast, usePast } from "./use-past";

interface Props {
  view: ClubView;
  /** Files that were dropped on the club's page. */
  dropped: readonly File[] | null;
  onClose: () => void;
}

/** A club's history comes in: understood, shown, and only then written; all of it or nothing, and taken back whole. */
export function PastPage(props: Props) {
  const [draft, keep] = useKeptTonight(`history ${props.view.club.id}`, () => startPast(props.view));
  return draft && <Bringing {...props} draft={draft} change={(changes) => keep({ ...draft, ...changes })} />;
}

function Bringing({ view, dropped, onClose, ...editing }: Props & Editing<PastDraft>) {
  const t = useWordsOf("past");
  const past = usePast(view, editing);
  const { taken, why, done, plan, choices, setChoices } = past;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was dropped
  useEffect(() => {
    if (dropped) void past.open(dropped);
  }, [dropped]);
  return (
    <TitledPage
      title={t.alike.press.bringPast}
      back={t.alike.back.club}
      head={
        <>
          {!taken && !done && <p className="pt-3 text-reason">{t.intro}</p>}
          {!taken && <p className="pt-2 text-prose text-ink2">{t.layouts}</p>}
        </>
      }
      foot={taken && <BringButton past={past} />}
      onClose={onClose}
      onFiles={(files) => void past.open(files)}
    >
      <Brought club={view.club} past={past} />
      <Source past={past} />
      <Trouble text={why && t.whyNot[why]} />
      {taken && plan && (
        <>
          <PastChoices past={past} />
          <PastPlan tables={taken.tables} others={taken.others} plan={plan} choices={choices} onChoices={setChoices} />
        </>
      )}
      <Trouble text={past.isCrowd ? t.tooManyPeople(past.body?.columns.length ?? 0, MOST_BROUGHT.people) : null} />
      <Trouble text={past.offline ? t.offline : null} />
      <Trouble text={past.trouble} />
    </TitledPage>
  );
}

/** A file, or a table pasted. */
function Source({ past: { taken, open, takeText, pasted } }: { past: Past }) {
  const t = useWordsOf("past");
  return (
    <>
      <div className="edge flex flex-wrap gap-x-6 pt-2">
        <FileButton
          label={taken ? t.other : t.open}
          accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain"
          accent
          onFiles={(files) => void open(files)}
        />
      </div>
      {!taken && (
        <AreaField
          label={t.paste}
          looks={["edge block pt-1", "block min-h-24 w-full border border-rule2 bg-transparent p-2 text-choice"]}
          spellCheck={false}
          value={pasted}
          onText={takeText}
        />
      )}
    </>
  );
}

/** Brings it all, or leads to the question that waits. */
function BringButton({ past: { body, asks, ready, bring } }: { past: Past }) {
  const t = useWordsOf("past");
  const question = asks === "running" ? t.decideRunning : asks !== null && t.decide(asks);
  return (
    <ReadyButton
      className="w-full"
      ready={body !== null && !question && ready}
      onClick={() => (question ? toFirst() : ready && void bring())}
    >
      {question ? question : body ? t.bring(body.evenings.length, body.columns.length) : t.nothing}
    </ReadyButton>
  );
}

const toFirst = () => document.querySelector<HTMLElement>("[data-undecided] input")?.focus();

/**
 * Choices that the table alone does not tell: whether its figures are running totals, whether a zero is somebody who was there,
 * which game it is.
 */
function PastChoices({ past: { taken, choices, setChoices, running, zeros } }: { past: Past }) {
  const { rules, t } = useWordsAnd("past");
  const asks = asking({ draft: choices, change: (changes) => setChoices({ ...choices, ...changes }) });
  const isRunning = choices.isRunning ?? taken?.tables.some((table) => table.running === "said") ?? false;
  const said = [...gamesSaid(taken?.tables ?? []).keys()];
  return (
    <>
      {running?.asked && (
        <div data-undecided={running.open || undefined}>
          <p className="edge pt-2 text-prose">{t.runningNote}</p>
          <OneOf
            label={t.running}
            of={[true, false]}
            say={(value) => (value ? t.runningYes : t.runningNo)}
            value={running.open ? null : isRunning}
            onChange={(value) => setChoices({ ...choices, isRunning: value, zeroIsAway: value })}
          />
        </div>
      )}
      {zeros > 0 && !running?.open && (
        <OneOf
          label={t.zeros(zeros)}
          of={[false, true]}
          say={(value) => (value ? t.zeroAway : t.zeroThere)}
          {...asks("zeroIsAway")}
        />
      )}
      {said.length > 1 && <p className="edge pt-2 text-prose">{t.gamesMixed(said.map((game) => rules.names[game]))}</p>}
      <OneOf label={t.game} of={said.length > 0 ? said : GAME_NAMES} say={rules.names} {...asks("game")} />
    </>
  );
}
