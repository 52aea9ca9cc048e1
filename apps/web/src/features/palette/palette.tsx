import { closePalette, usePalette } from "#lib/palette-store.ts";
import { paletteMessages as m } from "#messages/palette.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { PaletteBody } from "./palette-body.tsx";

/** ⌘K: every scene, one's own texts and the actions one can do, by keyboard alone. */
export function Palette() {
  const { open, query } = usePalette();
  return (
    <Dialog open={open} onClose={closePalette} title={m.title} hideTitle shape="palette" width="lg" flush>
      <PaletteBody initialQuery={query} onDone={closePalette} />
    </Dialog>
  );
}
