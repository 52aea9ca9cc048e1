import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { copyLine } from "#lib/copy-line.ts";
import { EXPORT_TIMEOUT_MS, fileNameOf, handOver, isOpenInApp } from "#lib/hand-over.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { DrawnChart } from "../work/chart-work.ts";

const SCALES = [1, 2, 3] as const;
/** A picture that is pasted somewhere is looked at on sharp screens too. */
const COPY_SCALE = 2;

type FilesBarProps = {
  drawn: DrawnChart;
  /** The chart at the server, as it is here; null where it has none there. */
  settle: () => Promise<string | null>;
  onInsert: () => void;
  /** The note it was put into last; null = none yet. */
  noteId: string | null;
};

const filesOf = () => import("./chart-files.ts");

/** Taking a chart along: copied, downloaded, put in a note. Pictures are made in the page. */
export function FilesBar({ drawn, settle, onInsert, noteId }: FilesBarProps) {
  const [working, setWorking] = useState(false);
  const signedIn = useSession((state) => state.token !== null);
  const name = drawn.title.text === "" ? m.files.name : drawn.title.text;
  const run = async (work: () => Promise<void>, onFailed = (_: unknown) => toast({ tone: "error", title: m.files.failed })) => {
    setWorking(true);
    try {
      await work();
    } catch (error) {
      onFailed(error);
    } finally {
      setWorking(false);
    }
  };
  const png = (scale: number) => run(async () => handOver(await (await filesOf()).chartPng(drawn, scale), fileNameOf(name, "png")));
  const svg = () => run(async () => handOver((await filesOf()).chartSvgFile(drawn), fileNameOf(name, "svg")));
  const copy = () =>
    run(
      async () => {
        // The picture is promised, so that the press still counts when it is ready.
        const picture = filesOf().then(({ chartPng }) => chartPng(drawn, COPY_SCALE));
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
        toast({ tone: "ok", title: m.files.copied, pill: true });
      },
      () => toast({ tone: "info", title: m.files.copyFailed }),
    );
  const markdown = () =>
    run(async () => {
      await copyLine((await filesOf()).chartMarkdown(drawn.data));
      toast({ tone: "ok", title: m.files.copiedTable, pill: true });
    });
  const wanted = useRef<{ format: "xlsx" | "docx"; editable: boolean } | null>(null);
  const pending = usePendingStart(() => {
    if (wanted.current !== null) void fromServer(wanted.current.format, wanted.current.editable);
  });
  const fromServer = (format: "xlsx" | "docx", editable = false) => {
    if (!signedIn) {
      wanted.current = { format, editable };
      pending.remember();
      return openLogin({ reason: m.files.signIn });
    }
    return run(
      async () => {
        const chartId = await settle();
        if (chartId === null) throw new Error("not stored");
        location.assign(
          (
            await call(
              "/api/chart/export",
              { chartId, format, ...(editable ? { editable } : {}) },
              { timeoutMs: EXPORT_TIMEOUT_MS, shownBy: "action" },
            )
          ).url,
        );
      },
      (error) => toastRefusal(error, m.files.failed),
    );
  };
  return (
    <>
      <Button tone="ghost" size="sm" disabled={working} onClick={() => void copy()}>
        <Icon name="copy" size={16} />
        {m.files.copy}
      </Button>
      <Menu
        label={m.files.menu}
        trigger={(props) => (
          <Button tone="ghost" size="sm" disabled={working} {...props}>
            <Icon name="download-simple" size={16} />
            {m.files.action}
          </Button>
        )}
      >
        {SCALES.map((scale) => (
          <MenuItem key={scale} onClick={() => void png(scale)}>
            {m.files.png(scale)}
          </MenuItem>
        ))}
        {isOpenInApp() ? null : <MenuItem onClick={() => void svg()}>{m.files.svg}</MenuItem>}
        <MenuDivider />
        <MenuItem onClick={() => void markdown()}>{m.files.markdown}</MenuItem>
        <MenuItem onClick={() => void fromServer("xlsx")}>{m.files.xlsx}</MenuItem>
        <MenuItem onClick={() => void fromServer("docx")}>{m.files.docx}</MenuItem>
        {drawn.spec.type === "scatter" ? null : <MenuItem onClick={() => void fromServer("docx", true)}>{m.files.docxEditable}</MenuItem>}
      </Menu>
      {noteId === null ? null : (
        <ButtonLink tone="ghost" size="sm" to={webPaths.note(noteId)}>
          <Icon name="notebook" size={16} />
          {m.insert.open}
        </ButtonLink>
      )}
      <Button tone="solid" size="sm" onClick={onInsert}>
        <Icon name="notebook" size={16} />
        {m.insert.action}
      </Button>
    </>
  );
}
