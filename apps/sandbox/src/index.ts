export { type Behaviour, behaviours } from "./model/behaviour.ts";
export { type ModelCall, type ModelSandbox, startModelSandbox } from "./model/start-model-sandbox.ts";
export { type ObjectStoreSandbox, startObjectStore } from "./object-store/start-object-store.ts";
export { startWechatSandbox, type WechatSandbox } from "./wechat/start-wechat-sandbox.ts";
export type { NotificationEvent } from "./wechat-pay/make-notification.ts";
export { PAY_FAULTS, type PayFault } from "./wechat-pay/pay-faults.ts";
export { createPayKeys, type KeyMode } from "./wechat-pay/pay-keys.ts";
export { startWechatPaySandbox, type WechatPaySandbox } from "./wechat-pay/start-wechat-pay-sandbox.ts";
