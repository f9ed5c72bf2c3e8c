import type { Metadata } from "next";
import { type Lang, languageOf } from "#lib/rules/words/languages";
import type { ServedMessages } from "#messages/fr/served";
import { SERVED_IN } from "#messages/languages/served";

export interface InLanguage {
  params: Promise<{ lang: string }>;
}

export const langOf = async ({ params }: InLanguage): Promise<Lang> => languageOf((await params).lang);

/** What the server says, in the language of the page. */
export const servedIn = async (props: InLanguage): Promise<ServedMessages> => SERVED_IN[await langOf(props)];

/** The title that a page's HTML carries, in its language. */
export const titled =
  (page: keyof ServedMessages["titles"]) =>
  async (props: InLanguage): Promise<Metadata> => ({ title: (await servedIn(props)).titles[page] });
