import type { serviceMessages as zh } from "../zh/service.ts";

export const serviceMessages = {
  open: "Contact support",
  title: "Contact support",
  scan: "Scan with WeChat to talk to us",
  qr: "QR of the support",
  chat: "Open the chat",
  email: "Mail",
  copyEmail: "Copy the mail address",
  hours: (weekdays: string, weekends: string) => `Weekdays ${weekdays}, weekends ${weekends} (UTC+8)`,
  hoursLabel: "Hours",
  feedback: "Something in the product that could work better?",
} satisfies typeof zh;
