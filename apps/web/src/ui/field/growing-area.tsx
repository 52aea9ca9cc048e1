import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react";

/** Firefox, and Safari before 26.2, do not know the style that makes a field as high as its text. */
const knowsStyle = typeof CSS === "undefined" || CSS.supports("field-sizing", "content");

/** A field of several lines that is as high as its text: by its style (`field-sizing: content`), or by measuring where browsers lack it. */
export function GrowingArea({ ref, ...props }: ComponentProps<"textarea">) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  useLayoutEffect(() => {
    if (!knowsStyle && area.current !== null) fitHeight(area.current);
  });
  return <textarea ref={area} {...props} />;
}

function fitHeight(area: HTMLTextAreaElement): void {
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + border}px`;
}
