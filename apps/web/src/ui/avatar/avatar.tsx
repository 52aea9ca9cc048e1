import css from "./avatar.module.css";

type AvatarProps = {
  name: string;
  /** Address of the picture; empty: the name's first character. */
  picture?: string | undefined;
  size?: "sm" | "md" | "lg";
};

/** A person, as decoration beside their name. */
export function Avatar({ name, picture = "", size = "sm" }: AvatarProps) {
  return (
    <span className={css["avatar"]} data-size={size} aria-hidden="true">
      {picture === "" ? [...name][0]?.toUpperCase() : <img src={picture} alt="" />}
    </span>
  );
}
