import type { mindtreeSamples as zh } from "../zh/mindtree-samples.ts";

export const mindtreeSamples: typeof zh = [
  {
    title: "Weekend campus fair",
    lines: `Place
  Below the north stand
  In rain: the student centre
  Power and light
Stalls
  20 student makers
  10 swap tables
  6 food stalls from town
  Form and deposit
Budget
  Tents 2,400
  Printing 900
  Reserve 500
Word of it
  Posters and signs
  Clubs pass it on
  Short clips by the stalls
On the day
  Check-in and areas
  Requests on stage
  Clearing every two hours
Risks
  Rain date
  Food samples kept
  Bounds on the crowd`,
  },
  {
    title: "Revision: communication theory",
    lines: `Models
  Linear: Lasswell, Shannon and Weaver
  Circular: Osgood and Schramm
  Systems: the Rileys, Maletzke
Effects
  Limited: two-step flow, selective exposure
  Strong again
    Agenda setting: what to think about
    Spiral of silence: whether to speak
    Cultivation: how the world looks
  Knowledge gap
Audiences
  Uses and gratifications
  The audience as a commodity
  Encoding and decoding
Technology
  McLuhan: the medium is the message
  Meyrowitz: situations
  Platforms and recommendation
Methods
  Content analysis: codebook, reliability
  Survey: sample and scales
  Interview: guide and saturation
Answers
  Definition: who, what, how far it holds
  Short answer: claim first, then an example
  Essay: theory against a case, with its bounds`,
  },
  {
    title: "A trip after graduation",
    lines: `Settle
  Who: ask for days off first
  Where: two ideas each, then vote
  Budget: a ceiling each, one shared purse
On the way
  Tickets: two weeks ahead
  Rooms: free cancellation first
  Insurance: read the small print
Luggage
  Papers: passport, student card
  Clothes: for the coldest night
  Medicine: stomach, allergy, plasters
  Power: one strip, a battery that may fly
Each day
  One sight in the morning, the rest open
  Food: one place locals like
  Money: shared out the same evening
Back home
  Photos in one album within three days
  Accounts checked once
  A letter to ourselves in a year`,
  },
];
