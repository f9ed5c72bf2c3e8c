import type { Metadata } from "next";
import { CardGallery } from "#components/parts/cards/gallery";
import { galleryEn, galleryFr } from "#messages/gallery";
import { type InLanguage, langOf } from "../title";

const wordsOf = async (props: InLanguage) => ({ fr: galleryFr, en: galleryEn })[await langOf(props)];

export const generateMetadata = async (props: InLanguage): Promise<Metadata> => ({ title: (await wordsOf(props)).title });

export default async function Page(props: InLanguage) {
  return <CardGallery words={await wordsOf(props)} />;
}
