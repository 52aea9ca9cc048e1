import { findScene, pathOf, toSceneView } from "@tangleaf/catalogue";
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { pageMeta } from "#lib/page-meta.ts";
import { variant } from "#lib/variant.ts";

/** Runs at build only: the form of the scene is part of the page. */
export function loader({ params }: LoaderFunctionArgs) {
  const scene = findScene(params["sceneType"] ?? "");
  if (scene === null) throw data(null, { status: 404 });
  return { scene: toSceneView(scene, variant), path: pathOf(scene) };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData === undefined
    ? pageMeta({})
    : pageMeta({ title: loaderData.scene.title, description: loaderData.scene.remark, canonical: loaderData.path });

export default function SceneScreen() {
  const { scene } = useLoaderData<typeof loader>();
  return <h1>{scene.title}</h1>;
}
