import { useState } from "react";
import { DoorCover, DoorState, useDoor } from "#components/parts/door/door";
import { Column, Foot, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { PrimaryButton, QuietLink } from "#components/parts/press/buttons";
import { clubAddress, hallAddress } from "#lib/shown/addresses/addresses";
import { longDay } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";
import { useHallWords } from "./hall-words";
import { MakeHall } from "./make-hall";

/** A club's tournaments, and the making of one. */
export function HallsPage({ club }: { club: string }) {
  const { lang, t, boards } = useHallWords();
  const at = useDoor(doorOf.halls(club));
  const [making, setMaking] = useState(false);
  useTitle(t.alike.pages.halls);
  const back = { href: clubAddress(lang, club), label: t.back };
  if (!at.seen) return <DoorCover at={at} asks={[club]} back={back} />;
  const { role, halls } = at.seen.view;
  return (
    <Column className="flex flex-col pb-6">
      <TopBar left={<QuietLink href={back.href}>{t.back}</QuietLink>} />
      <h1 className="edge double-rule pb-1.5 text-title broad:text-spread">{t.alike.pages.halls}</h1>
      <DoorState at={at} />
      {halls.length === 0 && <p className="edge pt-3 text-reason">{t.none}</p>}
      <ul>
        {halls.map((hall) => (
          <li key={hall.id} className="border-rule border-b">
            <a className="edge block min-h-[58px] py-2" href={hallAddress(lang, hall.id)}>
              <span className="block text-choice">{hall.name}</span>
              <span className="label block">
                {t.line(longDay(hall.day, lang), (hall.ofTeams ? boards : t).entered(hall.entrants), hall.ended)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {role === "owner" && !making && (
        <Foot>
          <PrimaryButton className="w-full" onClick={() => setMaking(true)}>
            {t.make}
          </PrimaryButton>
        </Foot>
      )}
      {making && <MakeHall club={club} onClose={() => setMaking(false)} />}
    </Column>
  );
}
