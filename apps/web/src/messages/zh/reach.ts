/** Why no answer came. Part of every page: short. */
export const reachMessages = {
  offline: "现在没有网，连上再试",
  silent: "网是通的，橘笺没有回应，过几秒再试",
  slow: "等了很久没有回应，再试一次",
  fault: (status: number) => `服务器出错了（${status}），过几秒再试`,
};
