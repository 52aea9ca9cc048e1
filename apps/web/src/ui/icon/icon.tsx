import { cx } from "#lib/cx.ts";
import { FIRST_ICON_NAMES } from "./first-icon-names.ts";
import firstSprite from "./first-icons.gen.svg?url";
import css from "./icon.module.css";
import type { IconName } from "./icon-names.ts";
import sceneSprite from "./scene-icons.gen.svg?url";
import uiSprite from "./ui-icons.gen.svg?url";

type Size = 12 | 14 | 16 | 18 | 20 | 24;

type IconProps<N> = {
  name: N;
  size?: Size;
  /** Given, the icon says it; otherwise the text beside it does and the icon is decoration. */
  label?: string;
  className?: string | undefined;
};

/** Interface icon, in the colour of its text. */
export function Icon(props: IconProps<IconName>) {
  return <Sprite sprite={FIRST_ICON_NAMES.has(props.name) ? firstSprite : uiSprite} {...props} />;
}

/** Icon of a scene or category by its catalogue name (duotone). */
export function SceneIcon(props: IconProps<string>) {
  const drawn = `${props.name}-duotone`;
  return FIRST_ICON_NAMES.has(drawn) ? <Sprite {...props} sprite={firstSprite} name={drawn} /> : <Sprite {...props} sprite={sceneSprite} />;
}

function Sprite({ sprite, name, size = 18, label, className }: IconProps<string> & { sprite: string }) {
  const look = { className: cx(css["icon"], className), "data-size": size, viewBox: "0 0 256 256" };
  const drawing = <use href={`${sprite}#${name}`} />;
  if (label === undefined) {
    return (
      <svg {...look} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...look} role="img" aria-label={label}>
      <title>{label}</title>
      {drawing}
    </svg>
  );
}
