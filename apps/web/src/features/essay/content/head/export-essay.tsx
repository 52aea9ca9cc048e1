import { LIMITS } from "@tangleaf/contract/limits";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import type { EssayWork } from "../use-essay-work.ts";

const FORMATS = ["docx", "md", "html", "json"] as const;
type Format = (typeof FORMATS)[number];
const ICONS: Readonly<Record<Format, IconName>> = { docx: "file-doc", md: "file-md", html: "file-code", json: "brackets-curly" };
/** An essay with pictures takes longer than an ordinary call. */
const EXPORT_TIMEOUT_MS = 120_000;

type ExportEssayProps = { work: Pick<EssayWork, "essayId" | "opened"> /** An icon alone, where there is little room. */; small?: boolean };

/** Downloads the essay; what the server does not have yet is sent first. */
export function ExportEssay({ work: { essayId, opened }, small = false }: ExportEssayProps) {
  const [working, setWorking] = useState(false);
  const { wordDownload, essayJson } = LIMITS[variant][useUser()?.level ?? "free"];
  const isOpen: Readonly<Record<Format, boolean>> = { docx: wordDownload, md: true, html: true, json: essayJson };
  const download = async (format: Format) => {
    setWorking(true);
    try {
      await opened.store();
      const { url } = await call("/api/essay/export", { essayId, format }, { timeoutMs: EXPORT_TIMEOUT_MS });
      // A real address with the real name: in-app browsers cannot save what a page made up itself.
      location.assign(url);
    } catch (error) {
      toastRefusal(error, m.export.failed);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Menu
      label={m.export.label}
      trigger={(props) =>
        small ? (
          <Button tone="ghost" iconOnly aria-label={m.export.label} disabled={working} {...props}>
            <Icon name="export" size={24} />
          </Button>
        ) : (
          <Button disabled={working} {...props}>
            <Icon name="file-doc" />
            {working ? m.export.working : m.export.action}
          </Button>
        )
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => void download(format)}>
          <Icon name={isOpen[format] ? ICONS[format] : "lock-simple"} {...(isOpen[format] ? {} : { label: m.export.locked })} />
          {m.export[format]}
        </MenuItem>
      ))}
      <MenuItem onClick={() => window.print()}>
        <Icon name="printer" />
        {m.export.print}
      </MenuItem>
    </Menu>
  );
}
