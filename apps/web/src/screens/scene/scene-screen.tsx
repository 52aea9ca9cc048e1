import { findScene, pathOf, toSceneView } from "@tangleaf/catalogue";
import { webPaths } from "@tangleaf/contract/web-paths";
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { finishedTextOf } from "#app/finished-texts.server.ts";
import { Workspace } from "#features/writing/workspace/workspace.tsx";
import { fromBuild, pageMeta, whenElsewhere } from "#lib/screen-exports.ts";
import { variant } from "#lib/variant.ts";
import { sceneMessages as m } from "#messages/scene.ts";
import { notFoundMessages } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import css from "./scene-screen.module.css";

/** Runs at build only: the form of the scene and its finished text are part of the page. */
export function loader({ params }: LoaderFunctionArgs) {
  const scene = findScene(params["sceneType"] ?? "");
  if (scene === null) throw data(null, { status: 404 });
  const view = toSceneView(scene, variant);
  return { scene: view, finishedText: finishedTextOf(scene.key, view.output.layout), path: pathOf(scene) };
}

export const clientLoader = fromBuild;
export const shouldRevalidate = whenElsewhere;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData === undefined
    ? pageMeta({ title: notFoundMessages.title })
    : pageMeta({ title: loaderData.scene.title, description: loaderData.scene.remark, canonical: loaderData.path });

export const handle = { ownBar: true, ownTop: true };

/** `/scene/:sceneType` and `/document/:sceneType`. A change of scene is a new workspace. */
export default function SceneScreen() {
  const { scene, finishedText } = useLoaderData<typeof loader>();
  const shelf = scene.category === "document" ? "all" : scene.category;
  return (
    <Workspace
      key={scene.sceneType}
      scene={scene}
      finishedText={finishedText}
      back={webPaths.sceneList(shelf)}
      crumb={
        <nav aria-label={m.crumb} className={css["crumb"]}>
          <Link to={webPaths.sceneList(shelf)}>{scene.categoryName}</Link>
          <Icon name="caret-right" size={14} />
          <span aria-current="page">{scene.title}</span>
        </nav>
      }
      heading={
        <h1>
          {scene.title}
          {scene.marked === "red" ? <Seal /> : null}
        </h1>
      }
    />
  );
}
