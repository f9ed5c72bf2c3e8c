import type { Metadata } from "next";
import { CardGallery } from "#components/parts/cards/gallery";
import { galleryEn, galleryFr } from "#messages/gallery";

interface Props {
  params: Promise<{ lang: string }>;
}

const wordsOf = async ({ params }: Props) => ((await params).lang === "en" ? galleryEn : galleryFr);

export const generateMetadata = async (props: Props): Promise<Metadata> => ({ title: (await wordsOf(props)).title });

export default async function Page(props: Props) {
  return <CardGallery words={await wordsOf(props)} />;
}
