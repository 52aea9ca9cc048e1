import type { Device } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { devicesQuery, signDeviceOut, signOthersOut } from "./api.ts";
import { timeAgo } from "./day-in-words.ts";
import css from "./security.module.css";

const PHONE = /iPhone|iPad|Android|HarmonyOS|WeChat|Mobile/i;

/** Devices that are signed in, each with its way out. */
export function Devices() {
  const answer = useQuery(devicesQuery);
  const [asking, setAsking] = useState(false);
  const others = answer.data?.list.filter(({ current }) => !current).length ?? 0;
  return (
    <>
      <div className={css["line"]}>
        <div>
          <h3>{m.security.devices}</h3>
          <p>{answer.data !== undefined && others === 0 ? m.devices.only : m.security.devicesHint}</p>
        </div>
        {others > 0 ? <Button onClick={() => setAsking(true)}>{m.devices.signOutOthers}</Button> : null}
      </div>
      <Loaded answer={answer} failed={m.failed.title} skeletonRows={2}>
        {({ list }) => (
          <ul className={css["devices"]} aria-label={m.security.devices}>
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
      <AskOthersOut open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    try {
      await signDeviceOut(device.id);
      toast({ tone: "ok", title: m.devices.signedOut(device.name), pill: true });
    } catch {
      // The page has said why.
      setLeaving(false);
    }
  };
  return (
    <li>
      <Icon name={PHONE.test(device.name) ? "device-mobile" : "desktop"} />
      <div className={css["device"]}>
        <b>{device.name}</b>
        <span>{m.devices.lastUsed(timeAgo({ time: device.lastUsedAt, now: new Date() }))}</span>
      </div>
      {device.current ? (
        <Badge tone="leaf">{m.devices.current}</Badge>
      ) : (
        <Button tone="ghost" size="sm" disabled={leaving} aria-label={m.devices.signOutOf(device.name)} onClick={() => void signOut()}>
          {m.devices.signOut}
        </Button>
      )}
    </li>
  );
}

/** Asks before every other device is signed out, and says how many were. */
function AskOthersOut({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [sending, setSending] = useState(false);
  const go = async () => {
    setSending(true);
    try {
      const count = await signOthersOut();
      onClose();
      toast({ tone: "ok", title: m.devices.othersOut(count), pill: true });
    } catch {
      // The page has said why.
    } finally {
      setSending(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={m.devices.confirm.title}
      description={m.devices.confirm.text}
      keep={m.devices.confirm.keep}
      confirm={m.devices.confirm.go}
      onConfirm={() => void go()}
      isWorking={sending}
    />
  );
}
