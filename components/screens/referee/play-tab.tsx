import { Foot } from "#components/parts/page/page";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { HintLink } from "#components/parts/press/links";
import { useWords } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { sayPlay, type Who } from "#lib/rules/words/referee";
import {
  askAbout,
  knownOf,
  lay,
  type PlayDraft,
  type PlayReading,
  playFromHand,
  readPlay,
  seatOf,
  unlay,
} from "#lib/sheet/drafts/play";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { rulesCited } from "#lib/shown/referee/judged-cards";
import { slotInPlay, verdictNoted } from "#lib/shown/referee/to-note";
import { CardPicker } from "./card-picker";
import { Circumstances, WhoLeads } from "./circumstances";
import { KnownHand } from "./known-hand";
import { OutcomeLines } from "./outcome-lines";
import { PickerBar } from "./picker-bar";
import { type Consign, type RefereeTable, useReferee } from "./referee";
import { TrickRow } from "./trick-row";
import { Articles, Verdict } from "./verdict";

interface Props {
  table: RefereeTable;
  draft: PlayDraft;
  onDraft: (draft: PlayDraft) => void;
  onAnother: () => void;
  onConsign: Consign;
  /** Whether the picker is open: it closes once all cards are there. */
  picking: boolean;
  onPicking: (picking: boolean) => void;
}

/** One trick: the cards as they fell, the hand as far as it is known, the verdict. */
export function PlayTab({ table, draft, onDraft, onAnother, onConsign, picking, onPicking }: Props) {
  const { say } = useReferee();
  const { rules } = table;
  const game = gameOf(rules);
  const reading = readPlay(game, rules, draft);
  const { verdict, play } = reading;
  const names = table.names.map((_, place) => table.name(seatOf(rules, draft, place)));
  const who = (place: number) => itemAt(names, place % rules.players);
  const { trick, place } = draft;
  const isBlank = trick.length === 0 && place === null;
  const sentence = play && verdict ? sayPlay(say, game, play, verdict, who) : "";
  const laid = { table, draft, reading, names, onDraft };
  const change = (changes: Partial<PlayDraft>) => onDraft({ ...draft, ...changes });
  const noted = verdictNoted(verdict, sentence, say.verdicts);
  const consign = onConsign && noted ? () => onConsign(noted.note, noted.rule) : null;
  const askWho = (at: number) => {
    onPicking(true);
    onDraft(askAbout(rules, draft, at));
  };
  return (
    <>
      <TrickRow deck={game.deck} draft={draft} names={names} onAsk={askWho} />
      {isBlank && <WhoLeads table={table} draft={draft} change={change} />}
      <Circumstances game={game} rules={rules} draft={draft} change={change} />
      <OutcomeLines rules={rules} draft={draft} reading={reading} names={names} />
      {isBlank && <Start table={table} />}
      <Answer {...laid} who={who} sentence={sentence} />
      {picking ? (
        <PlayPicker {...laid} onDone={verdict ? () => onPicking(false) : null} />
      ) : (
        <PlayFoot onAnother={onAnother} onMore={() => onPicking(true)} onConsign={consign} />
      )}
    </>
  );
}

interface LaidProps extends Pick<Props, "table" | "draft" | "onDraft"> {
  reading: PlayReading;
  names: readonly string[];
}

/** The verdict, the hand it was given on, and the articles that say so. */
function Answer({ table, draft, reading, names, onDraft, who, sentence }: LaidProps & { who: Who; sentence: string }) {
  const { t } = useReferee();
  const { duties } = gameOf(table.rules);
  const { trick, place, leader } = draft;
  const { verdict } = reading;
  return (
    <>
      {trick.length > 0 && place === null && <p className="edge pt-3 font-sans text-hint text-ink2">{t.askWhose}</p>}
      {verdict && <Verdict verdict={verdict.verdict} sentence={sentence} />}
      {place !== null && knownOf(draft).length > 0 && (
        <KnownHand
          key={`${leader} ${place}`}
          table={table}
          draft={draft}
          reading={reading}
          label={t.handOf(itemAt(names, place))}
          who={who}
          onPlayed={place === trick.length ? (card) => onDraft(playFromHand(draft, card)) : null}
        />
      )}
      {verdict && (
        <Articles
          rules={rulesCited(duties, verdict)}
          game={table.rules.game}
          illegal={verdict.verdict === "illegal"}
          fits="CA18"
          culprit={place === null ? null : seatOf(table.rules, draft, place)}
        />
      )}
    </>
  );
}

/** Shown before any card: what to do, and links to other answers. */
function Start({ table: { rules, at, id } }: { table: RefereeTable }) {
  const { lang } = useWords();
  const { t } = useReferee();
  const playing = slotInPlay(at);
  const links = [
    [`/${lang}/rules?g=${rules.game}#disputes`, t.disputes],
    [`/${lang}/rules?g=${rules.game}`, t.search],
    ...(playing === null
      ? []
      : [[sheetAddress(lang, id, hashOfView({ page: "contest", slot: playing })), t.noteDispute(playing + 1)]]),
  ];
  return (
    <div className="edge pt-3">
      <p className="max-w-[34rem] text-reason">{t.start}</p>
      <p className="flex flex-wrap gap-x-6">
        {links.map(([href, label]) => (
          <HintLink key={href} href={href}>
            {label}
          </HintLink>
        ))}
      </p>
    </div>
  );
}

/** The cards that may come next: of the trick, or of a hand. */
function PlayPicker({ table: { rules }, draft, reading, names, onDraft, onDone }: LaidProps & { onDone: (() => void) | null }) {
  const { say, t } = useReferee();
  const { deck } = gameOf(rules);
  const { trick, place } = draft;
  const hand = knownOf(draft);
  const undo = trick.length > 0 || hand.length > 0 ? () => onDraft(unlay(rules, draft)) : null;
  return (
    <PickerBar
      label={place === null ? t.plays(itemAt(names, trick.length)) : t.handOf(itemAt(names, place))}
      status={reading.verdict ? say.verdicts[reading.verdict.verdict] : ""}
      shows="verdict"
      onlyShort
      onUndo={undo}
      onDone={onDone}
    >
      {place !== null && deck.suits.length > 0 && (
        <OneOf
          label={t.known}
          layout="flow"
          of={[false, true]}
          say={(value) => t.knownAs[value ? "whole" : "part"]}
          value={draft.whole}
          onChange={(whole) => onDraft({ ...draft, whole })}
        />
      )}
      <CardPicker
        deck={deck}
        free={reading.free}
        chosen={hand}
        suit={reading.suit}
        step={place === null ? trick.length : `hand ${place}`}
        onCard={(card) => onDraft(lay(rules, draft, card))}
        onUndo={undo}
      />
    </PickerBar>
  );
}

interface FootProps {
  onAnother: () => void;
  onMore: () => void;
  /** Null if there is nothing to note, or no sheet. */
  onConsign: (() => void) | null;
}

function PlayFoot({ onAnother, onMore, onConsign }: FootProps) {
  const { t } = useReferee();
  return (
    <Foot className="flex items-center gap-4">
      <QuietButton onClick={onAnother}>{t.another}</QuietButton>
      {onConsign ? (
        <PrimaryButton className="flex-1" onClick={onConsign}>
          {t.consign}
        </PrimaryButton>
      ) : (
        <QuietButton onClick={onMore}>{t.completeHand}</QuietButton>
      )}
    </Foot>
  );
}
