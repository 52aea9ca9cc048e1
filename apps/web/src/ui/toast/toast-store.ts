import { create } from "zustand";
import { onHandOver } from "#lib/session-store.ts";

export type ToastTone = "ok" | "info" | "lock" | "error";

/** What can be done about a notice: a place to go to, or something to do. */
export type ToastAction = { text: string } & ({ to: string } | { run: () => void });

/** `pill` is the small confirmation: 已复制全文. */
export type Toast = {
  id: number;
  tone: ToastTone;
  title: string;
  detail?: string | undefined;
  pill?: boolean | undefined;
  action?: ToastAction | undefined;
  /** What it tells of: a later one about the same takes its place. */
  about?: string | undefined;
};

/** How long a notice stays; longer where there is something to press. */
export const toastMs = ({ action }: Toast) => (action === undefined ? 3000 : 8000);
const MOST_AT_ONCE = 4;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast beside the controls of the page; pointer or focus on it keeps it open. */
export function toast(notice: Omit<Toast, "id">): void {
  lastId += 1;
  const added: Toast = { id: lastId, ...notice };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter(
      (shown) =>
        (shown.title !== notice.title || shown.detail !== notice.detail) && (notice.about === undefined || shown.about !== notice.about),
    );
    return { toasts: [...others, added].slice(-MOST_AT_ONCE) };
  });
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

onHandOver(() => useToasts.setState({ toasts: [] }));
