import type { tableSamples as zh } from "../zh/table-samples.ts";

export const tableSamples: typeof zh = [
  {
    title: "Autumn sign-up sheet",
    about: "24 people, 6 columns: school, year, team and score, two of them missing",
    lines: `Name	School	Year	Team	Applied	Score
Ada Quinn	Arts	Second	Press	2026-09-08	75
Ben Okafor	Design	First	Tech	2026-09-10	79
Clara Voss	Business	First	Outreach	2026-09-12	80
Dev Patel	Computing	Second	Press	2026-09-14	72
Elin Strand	Arts	First	Tech	2026-09-16	74
Finn Murray	Arts	First	Outreach	2026-09-18	90
Gia Rossi	Design	Second	Press	2026-09-20	N/A
Hana Sato	Business	First	Tech	2026-09-22	70
Ivo Marin	Computing	First	Outreach	2026-09-24	72
Jude Carter	Arts	Second	Press	2026-09-08	75
Kira Novak	Arts	First	Tech	2026-09-10	93
Liam Doyle	Design	First	Outreach	2026-09-12	84
Maya Singh	Business	Second	Press	2026-09-14	74
Noor Haddad	Computing	First	Tech	2026-09-16	80
Owen Price	Arts	First	Outreach	2026-09-18	88
Pia Lund	Arts	Second	Press	2026-09-20	68
Quentin Roy	Design	First	Tech	2026-09-22	82
Rosa Diaz	Business	First	Outreach	2026-09-24	N/A
Sam Whitely	Computing	Second	Press	2026-09-08	82
Tess Moreau	Arts	First	Tech	2026-09-10	80
Uma Rao	Arts	First	Outreach	2026-09-12	83
Viktor Beck	Design	Second	Press	2026-09-14	86
Wren Hale	Business	First	Tech	2026-09-16	74
Yara Costa	Computing	First	Outreach	2026-09-18	96`,
  },
  {
    title: "Four stores, half a year",
    about: "24 rows, 5 columns: month, visitors, sales and return rate, with a total row",
    lines: `Month	Store	Visitors	Sales	Return rate
2026-01	Hill Street	2,600	$42,210.71	2.4%
2026-01	Riverside	2,714	$30,559.33	1.7%
2026-01	Campus	2,254	$38,692.61	3.9%
2026-01	Market Square	3,166	$39,506.94	1.7%
2026-02	Hill Street	2,567	$30,342.33	2.9%
2026-02	Riverside	1,932	$23,957.72	1.0%
2026-02	Campus	1,900	$37,975.12	2.5%
2026-02	Market Square	3,010	$53,332.82	1.5%
2026-03	Hill Street	2,555	$32,826.11	1.0%
2026-03	Riverside	1,236	$21,447.90	1.5%
2026-03	Campus	2,605	$44,106.35	2.8%
2026-03	Market Square	2,591	$38,122.66	2.0%
2026-04	Hill Street	1,772	$22,601.30	3.4%
2026-04	Riverside	1,359	$24,344.45	1.9%
2026-04	Campus	2,151	$50,225.84	3.7%
2026-04	Market Square	2,711	$51,812.13	1.8%
2026-05	Hill Street	1,628	$29,097.83	2.5%
2026-05	Riverside	1,306	$28,086.30	3.7%
2026-05	Campus	2,856	$51,648.38	2.0%
2026-05	Market Square	1,704	$25,294.49	1.5%
2026-06	Hill Street	968	$15,976.09	2.1%
2026-06	Riverside	2,604	$58,821.97	1.4%
2026-06	Campus	2,231	$27,912.95	4.0%
2026-06	Market Square	1,732	$23,595.91	3.4%
Total		52,152	$842,498.24	`,
  },
  {
    title: "Two months of spending",
    about: "28 entries, 5 columns: date, category, amount and way of paying; some without a note",
    lines: `Date	Category	Note	Amount	Paid by
2026-04-01	Home	rent	626.08	Phone
2026-04-03	Gifts	treat	187.05	Card
2026-04-05	Books	printing	151.74	Phone
2026-04-07	Transport	metro card	25.77	Card
2026-04-09	Transport	taxi	116.35	Phone
2026-04-11	Takeaway	tea	52.51	Card
2026-04-13	Groceries	supermarket	101.20	Phone
2026-04-15	Home	power	1181.83	Card
2026-04-17	Home	internet	903.89	Phone
2026-04-19	Gifts	birthday	107.60	Card
2026-04-21	Books	course	153.27	Phone
2026-04-23	Transport	train	163.81	Card
2026-04-25	Transport	metro card	209.24	Phone
2026-04-27	Takeaway	dinner	54.81	Card
2026-05-01	Groceries	fruit	156.75	Phone
2026-05-03	Home	rent	1217.70	Card
2026-05-05	Home	power	753.35	Phone
2026-05-07	Gifts		326.17	Card
2026-05-09	Books	used books	337.22	Phone
2026-05-11	Transport	taxi	137.80	Card
2026-05-13	Transport	train	164.33	Phone
2026-05-15	Takeaway	lunch	56.48	Card
2026-05-17	Groceries	market	103.52	Phone
2026-05-19	Home	internet	786.05	Card
2026-05-21	Home	rent	328.99	Phone
2026-05-23	Gifts	treat	347.19	Card
2026-05-25	Books	printing	265.61	Phone
2026-05-27	Transport	metro card	194.32	Card`,
  },
];
