const ICP_REGISTER = "https://beian.miit.gov.cn/";
const POLICE_REGISTER = "https://beian.mps.gov.cn/#/query/webSearch?code=";
/** "ICP" and the sign for a filing or a licence. */
const ICP = /ICP\s*[\u5907\u8bc1]/;
/** The four signs for a filing at the public security, and its number. */
const POLICE = /\u516c\u7f51\u5b89\u5907\D*(\d{8,})/;

/** The public register a filing number stands in, which Chinese sites must link to; null for any other line. */
export function registrationLink(notice: string): string | null {
  const police = POLICE.exec(notice)?.[1];
  if (police !== undefined) return `${POLICE_REGISTER}${police}`;
  return ICP.test(notice) ? ICP_REGISTER : null;
}
