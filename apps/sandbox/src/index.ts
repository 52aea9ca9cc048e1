export { type Behaviour, behaviours } from "./model/behaviour.ts";
export { type ModelCall, type ModelSandbox, startModelSandbox } from "./model/start-model-sandbox.ts";
export { type ObjectStoreSandbox, startObjectStore } from "./object-store/start-object-store.ts";
export { startWechatSandbox, type WechatSandbox } from "./wechat/start-wechat-sandbox.ts";
