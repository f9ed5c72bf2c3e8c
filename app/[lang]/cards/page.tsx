import type { Metadata } from "next";
import { CardGallery } from "#components/screens/cards/gallery";
import { type InLanguage, servedIn } from "../title";

export const generateMetadata = async (props: InLanguage): Promise<Metadata> => ({
  title: (await servedIn(props)).gallery.title,
});

export default async function Page(props: InLanguage) {
  return <CardGallery words={(await servedIn(props)).gallery} />;
}
