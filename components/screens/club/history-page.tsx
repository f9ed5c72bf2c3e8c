import { useState } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton } from "#components/parts/press/buttons";
import { type Told, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { ClubView } from "#lib/season/views";
import { tellClub, type What } from "#lib/shown/club/club-told";
import { changesTold, isIdle, remarkOf } from "#lib/shown/club/history-changes";
import { historyHead } from "#lib/shown/club/history-head";
import { fullMoment } from "#lib/shown/season/say-number";
import { clubLog, troubleOf } from "#lib/sync/club";
import { sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";

const SHOWN = 60;

/** Every change in a club: who, when, from what, to what. */
export function ClubHistoryPage({ view: { club, role }, onClose }: { view: ClubView; onClose: () => void }) {
  const { lang, t: words } = useWordsAnd("club");
  const t = useWordsOf("clubHistory");
  const said = useAnswer(() => clubLog(thisPhone(), club.id).then(tellClub, troubleOf), [club.id]);
  const [story, trouble] = typeof said === "string" ? [[], said] : [said ?? [], null];
  const [shown, setShown] = useState(SHOWN);
  const nameOf = useDeviceNames(club.id, role === "owner", t);
  return (
    <TitledPage
      title={t.alike.pages.clubHistory}
      back={words.alike.back.club}
      head={<p className="pt-2 pb-1 font-sans text-hint text-ink2">{t.note}</p>}
      onClose={onClose}
    >
      <Trouble text={trouble && words.troubles[trouble]} />
      <ol aria-busy={said === undefined}>
        {story.slice(0, shown).map(({ id, at, device, told }) => (
          <li key={id} className="edge border-rule border-b py-2">
            <Entry told={told} t={t} />
            <p className="label text-[0.875rem]/5">{t.by(nameOf(device), fullMoment(at, lang))}</p>
          </li>
        ))}
      </ol>
      {story.length > shown && (
        <div className="edge">
          <QuietButton onClick={() => setShown(shown + SHOWN)}>{t.more}</QuietButton>
        </div>
      )}
    </TitledPage>
  );
}

function Entry({ told, t }: { told: What; t: Told<"clubHistory"> }) {
  const { lang, rules, t: words } = useWordsAnd("club");
  const changes = changesTold(told, t.alike.heads.name, { words, lang, games: rules.names });
  const remark = remarkOf(told);
  return (
    <>
      <p className="text-choice">{historyHead(told, t, lang)}</p>
      {remark && <p className="text-prose whitespace-pre-line">{remark}</p>}
      {changes.map(([label, was, is]) => (
        <p key={label} className="text-prose">
          <span className="label text-prose">{label}</span>
          <br />
          <span className="sr-only">{t.was(was ?? t.nothing)}</span>
          {was !== null && (
            <span aria-hidden className="block text-ink2 line-through decoration-1">
              {was}
            </span>
          )}
          <span className="block">{is ?? "–"}</span>
        </p>
      ))}
      {told.what === "drawn" &&
        told.tables.map((names, i) => (
          <p key={names.join()} className="text-prose">
            <span className="label text-prose">{t.table(i + 1)}</span> {words.list(names)}
          </p>
        ))}
      {isIdle(told, changes) && <p className="text-prose text-ink2">{t.same}</p>}
    </>
  );
}

/** Names of phones; only managers of the club are told them. */
function useDeviceNames(club: string, isOwner: boolean, t: Told<"clubHistory">): (device: string) => string {
  const self = useAnswer(() => thisPhone().device(), [])?.id;
  const devices = useAnswer(() => isOwner && sharingOf(thisPhone(), club).devices(), [club, isOwner]);
  const named = (device: string) => devices?.find(({ id }) => id === device)?.name;
  return (device) => named(device) ?? (device === self ? t.alike.said.thisDevice : t.alike.said.phone(device.slice(-4)));
}
