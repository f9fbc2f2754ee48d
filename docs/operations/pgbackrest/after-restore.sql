-- After the database was taken back to a moment: numbers that were given out since are not given to others. Browsers,
-- receipts and Stripe may still know them.
select schemaname, sequencename, setval(format('%I.%I', schemaname, sequencename), last_value + 1000000)
  from pg_sequences
 where schemaname = 'public' and last_value is not null;
