/** What the operator reads when the server starts and stops. */
export const startZh = {
  ready: "橘笺 已就绪：{address}",
  noPublicUrl:
    "没有设置 PUBLIC_URL：邀请链接、登录和付款用的地址只认本机（localhost 或本机地址），别人打不开。请设成大家打开的网址，例如 https://write.example.com。",
  lan: "同一网络里的手机可以打开：{address}（没有 https，所以不能安装、断网时打不开；见 docs/operate.md“在没有 https 的地方”）",
  noHttps:
    "PUBLIC_URL 不是 https：登录和文字在路上没有保护，也不能安装到手机、断网时打不开。让 Caddy 或别的代理提供 https，见 docs/operate.md“在代理后面”。",
  pageServer: "页面由开发服务器提供：{address}",
  builtinWriter: "写手：{label}（没有接入模型；接入方法见 .env.example 里的 MODELS）",
  models: "模型：{labels}",
  sandbox: "微信由沙箱扮演（没有接入公众号）：扫码用的手机在 {address}",
  paySandbox: "支付平台由沙箱扮演（没有接入商户）：付款的一头在 {address}",
  samples: "数据：{data}",
  closedToOthers: "{path} 里的文件原来本机其他账户也能读，已改为只有运行橘笺的账户能读（0700 / 0600）。",
  workerOnly: "橘笺 后台进程已就绪",
  stopping: "正在停下：等手上的事做完 …",
  noPage: "没有找到页面的构建结果：{path}\n请先运行 npm run build（npm start 会自动构建）。",
  badGoods: "商品文件有问题，没有启动：\n{problems}\n改好后可以先用 npm run admin -- goods check 看一遍。",
  portTaken: "端口 {port} 已被占用。请停掉占用它的程序，或换一个 PORT。",
  portForbidden: "没有权限监听 {host}:{port}。请换一个 PORT 或 HOST。",
  hostUnknown: "HOST={host} 不是这台机器的地址，没法监听。所有网络都能访问写 0.0.0.0，只给本机用写 127.0.0.1。",
  failed: "启动失败：{cause}",
} as const;

export type StartMessages = Readonly<Record<keyof typeof startZh, string>>;
