-- The usage log counts and pages over the rows a person sees; holds and what they give back are most of the ledger.
create index ledger_shown on ledger (user_id, created_at, seq, kind, subject) where kind in ('settle', 'grant', 'expire');
