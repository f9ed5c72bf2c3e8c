"use client";
import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import { useAddress } from "#components/parts/door/address";
import { Cover, DoorCover, useDoor } from "#components/parts/door/door";
import { useWords, useWordsOf, warmWords } from "#components/parts/words/words";
import { clubAddress } from "#lib/shown/addresses/addresses";
import { doorOf } from "#lib/sync/doors";

warmWords("hall", "boards", "hallFaults", "club", "door");

const HallsPage = later(() => import("./halls-page").then((module) => module.HallsPage));
const ArbiterPage = later(() => import("./arbiter-page").then((module) => module.ArbiterPage));
const AtTable = later(() => import("./at-table").then((module) => module.AtTable));
const MyCard = later(() => import("./my-card").then((module) => module.MyCard));
const HallWall = later(() => import("./hall-wall").then((module) => module.HallWall));
const HallPrint = later(() => import("./hall-print").then((module) => module.HallPrint));

/** A club's tournaments (`?c=`), or one (`?h=`): its arbiter's screen, a table's (`&t=`), somebody's card, the wall, or paper. */
export function HallScreen() {
  const t = useWordsOf("door");
  const club = useAddress("c");
  return <Suspense fallback={<Cover text={t.opening} />}>{club ? <HallsPage club={club} /> : <OneHall />}</Suspense>;
}

function OneHall() {
  const { lang } = useWords();
  const id = useAddress("h");
  const table = useAddress("t");
  const wall = useAddress("wall");
  const print = useAddress("print");
  const mine = useAddress("n");
  const at = useDoor(id ? doorOf.hall(id) : null);
  if (!at.seen) return <DoorCover at={at} asks={[id]} />;
  const { view } = at.seen;
  if (wall === "1") return <HallWall view={view} seenAt={at.seen.at} />;
  if (print) return <HallPrint view={view} what={print} />;
  if (table) return <AtTable view={view} at={at} table={Number(table)} />;
  if (view.role !== "owner" || mine) return <MyCard view={view} at={at} asked={mine ? Number(mine) : null} />;
  return <ArbiterPage view={view} at={at} back={clubAddress(lang, view.club.id)} />;
}
