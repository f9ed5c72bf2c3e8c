import type { Metadata } from "next";
import { type PageName, titlesEn, titlesFr } from "#messages/titles";
import type { Lang } from "#messages/words";

export interface InLanguage {
  params: Promise<{ lang: string }>;
}

export const langOf = async ({ params }: InLanguage): Promise<Lang> => ((await params).lang === "en" ? "en" : "fr");

/** The title that a page's HTML carries, in its language. */
export const titled =
  (page: PageName) =>
  async (props: InLanguage): Promise<Metadata> => ({ title: { fr: titlesFr, en: titlesEn }[await langOf(props)][page] });
