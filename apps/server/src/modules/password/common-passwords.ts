/**
 * The most common passwords, Chinese and international, in lower case. Ones shorter than PASSWORD_MIN_CHARACTERS and one
 * character repeated are refused anyway.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [
    "12345678 123456789 1234567890 0123456789 01234567 123456780 12345679 123456788 123456987 1234567891 12345678910 987654321",
    "9876543210 87654321 0987654321 88888888 11111111 00000000 66666666 11223344 1122334455 112233445566 123123123 12341234",
    "123321123 1234554321 12344321 12121212 13131313 10101010 20202020 11112222 22223333 12345600 123456000 123456123 123456654321",
    "147258369 1472583690 159357456 741852963 789456123 7894561230 456456456 963852741 321321321 654321654 147147147 258258258",
    "31415926 314159265 3141592653 27182818 52013140 5201314520 1314520520 13145200 5201314a a5201314 5201314abc 7758521521",
    "12345678a a12345678 123456789a a123456789 1234567890a a1234567890 12345678q q12345678 qq123456 qq12345678 qq123456789",
    "aa123456 aa12345678 aa123456789 aaa123456 aaa12345 a123456a a1234567 1234567a abc12345 abc123456 abc1234567 abc123456789",
    "abcd1234 abcd12345 abcd123456 1234abcd 123456abc 123456aa 123456ab 123456qq 123abc456 12345abc 12345qwe 123456qwe 123qwe123",
    "asd123456 asd12345 zxc123456 zxc12345 zxcv1234 qwe123456 qwe12345 qwer1234 qwer12345 qwer123456 wang1234 wang123456 li123456",
    "zhang123 zhang123456 liu123456 chen1234 chen123456 yang1234 wx123456 wy123456 wq123456 zz123456 xx123456 w123456789 z123456789",
    "q123456789 s123456789 l123456789 x123456789 y123456789 c123456789 woaini520 woaini1314 woaini123 woaini521 woaini5201314",
    "5201314woaini woaiwojia woainimama woaibaba woshishui wodemima mima1234 mima12345678 nihao123 nihaoma123 iloveyou520",
    "iloveyou iloveyou1 iloveyou123 loveyou1314 love1314 love5201314 1314love zhongguo zhongguo123 beijing2008 china123 shanghai",
    "qwertyui qwertyuio qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123",
    "2wsx3edc zaq12wsx zaq1xsw2 !qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdf1234 asdfasdf",
    "asdasdasd qweqweqwe qweasdzxc qwe123qwe qweasd123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxczxczxc 1234qwer 123qweasd 123qweasdzxc",
    "password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword p@$$w0rd pa$$w0rd pass1234",
    "pass12345 passwd123 1password mypassword admin123 admin1234 admin12345 admin123456 admin888 admin@123 administrator root1234",
    "root123456 test1234 test12345 test123456 testtest guest123 user1234 user123456 welcome1 welcome123 letmein1 letmein123 changeme",
    "changeme123 default1 computer internet football baseball basketball superman princess sunshine starwars trustno1 whatever",
    "dragon123 monkey123 master123 michelle jennifer charlotte samsung1 liverpool chocolate blink182 pokemon123 fuckyou1 secret123",
    "abcdefgh abcdefghi abcd1234! aaaa1111 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e q1q1q1q1 aabbccdd abcabcabc abcabc123 xiaoming123",
    "tangleaf tangleaf1 tangleaf123 juzi1234 jujian123 wechat123 weixin123 taobao123 alibaba1 tencent123 baidu123 qqqq1111 wwww1111",
  ]
    .join(" ")
    .split(" "),
);
