// This folder: tonight at a club, for a wall or a phone.
"use client";
import { useAddress } from "#components/parts/door/address";
import { type AtDoor, DoorPage, DoorState, useDoor } from "#components/parts/door/door";
import { EveningBoard } from "#components/parts/evening/evening-board";
import { Column, PageHead, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { useMedia } from "#components/parts/page/use-media";
import { QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import type { EveningView } from "#lib/season/evening-view";
import { clubAddress, drawAddress, tonightAddress } from "#lib/shown/addresses/addresses";
import { longDay } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";
import { Wall } from "./wall";

warmWords("tonight", "door");

/** A club's evening: on a phone in the hand, or on the wall, where nothing is touched. */
export function TonightScreen() {
  const { lang, t } = useWordsAnd("door");
  const club = useAddress("c");
  const isWall = useAddress("wall") === "1";
  const at = useDoor(club ? doorOf.evening(club) : null);
  const back = { href: club ? clubAddress(lang, club) : `/${lang}`, label: t.alike.back.club };
  return (
    <DoorPage at={at} asks={[club]} back={back}>
      {(view) => (isWall ? <Wall view={view} /> : <Tonight view={view} at={at} />)}
    </DoorPage>
  );
}

function Tonight({ view, at }: { view: EveningView; at: AtDoor<EveningView> }) {
  const { lang, t } = useWordsAnd("tonight");
  useTitle(`${t.alike.pages.tonight}, ${view.club.name}`);
  const isHuge = useMedia("(width >= 1100px)");
  return (
    <Column className="pb-10 wide:max-w-none">
      <TopBar
        left={<QuietLink href={clubAddress(lang, view.club.id)}>{useWordsOf("door").alike.back.club}</QuietLink>}
        right={
          isHuge ? (
            <QuietLink href={tonightAddress(lang, view.club.id, "&wall=1")}>{t.alike.press.onWall}</QuietLink>
          ) : (
            view.tables.length > 0 && <QuietLink href="#tables">{t.tables}</QuietLink>
          )
        }
      />
      <PageHead
        title={t.alike.pages.tonight}
        under={[view.club.name, longDay(view.day, lang)].join(", ")}
        className="pb-2 wide:px-14"
      />
      <DoorState at={at} />
      {view.role === "owner" && (
        <div className="edge wide:px-14">
          <QuietLink accent href={drawAddress(lang, view.club.id)}>
            {t.alike.press.drawTables}
          </QuietLink>
        </div>
      )}
      {view.tables.length === 0 ? (
        <p className="edge max-w-[720px] pt-4 text-reason wide:px-14">{t.none}</p>
      ) : (
        <EveningBoard view={view} />
      )}
    </Column>
  );
}
