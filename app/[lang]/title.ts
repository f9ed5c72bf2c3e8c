import type { Metadata } from "next";
import { type PageName, titlesEn, titlesFr } from "#messages/titles";

interface Props {
  params: Promise<{ lang: string }>;
}

/** The title that a page's HTML carries, in its language. */
export const titled =
  (page: PageName) =>
  async ({ params }: Props): Promise<Metadata> => ({ title: ((await params).lang === "en" ? titlesEn : titlesFr)[page] });
