import type { ModelListItem, Notification, User } from "@tangleaf/contract";

/** What the server says when a call has worked. */
export const okAnswer = (data: unknown) => ({ code: 0, message: "", is_success: true, isSuccess: true, data });

/** What it says when a call is refused: in its words, and in a reason the page can act on. */
export const refusedAnswer = (reason: string, { message = "", ...more }: { message?: string; [key: string]: unknown } = {}) => ({
  code: 1,
  message,
  is_success: false,
  isSuccess: false,
  data: { reason, ...more },
});

/** Somebody without a membership, as the server tells who is signed in. */
export const sampleUser = (given: Partial<User> = {}): User => ({
  id: "u1",
  username: "lin",
  nickname: "林",
  headimg: "",
  registerTime: "",
  level: "free",
  roles: ["user"],
  vipSpan: null,
  vipDays: 0,
  inviteCode: "",
  inviteLink: "",
  hasPassword: false,
  giftsOpen: true,
  closesAt: null,
  ...given,
});

type Configured = {
  qr?: string;
  email?: string;
  accountQr?: string;
  notices?: readonly string[];
  partners?: readonly { title: string; url: string }[];
  models?: readonly ModelListItem[];
  notification?: readonly Notification[];
  features?: Readonly<Record<string, boolean>>;
};

/** What a page asks first, of a site whose operator has configured no more than what is given. */
export const sampleBaseInfo = ({
  qr,
  email,
  accountQr,
  notices = [],
  partners = [],
  models = [],
  notification = [],
  features,
}: Configured = {}) => ({
  variant: "zh",
  modelList: models,
  notification,
  menu: [],
  settings: {
    registrationNotices: notices,
    ads: [],
    partners,
    customerServiceHours: { weekdays: "8-22", weekends: "14-18" },
    customerService: { qr: qr ?? null, email: email ?? null },
    publicAccountQr: accountQr ?? null,
    features: features ?? { pay: true },
  },
});
