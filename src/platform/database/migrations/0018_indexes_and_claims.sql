-- statement by statement
CREATE TABLE IF NOT EXISTS "task_claims" (
	"name" text PRIMARY KEY NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_seen" ON "sessions" USING btree ("last_seen_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sign_in_codes_spelling" ON "sign_in_codes" USING btree (lower("contact" collate "C"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sign_in_codes_purpose" ON "sign_in_codes" USING btree ("purpose");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_erased" ON "users" USING btree ("id") WHERE "users"."email" is null and "users"."phone" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_email" ON "contact_messages" USING btree (lower("email" collate "C"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_created" ON "contact_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_recipient" ON "outbox" USING btree (lower("recipient" collate "C"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_reply_to" ON "outbox" USING btree (lower("reply_to" collate "C"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_user" ON "outbox" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_sent" ON "outbox" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE "outbox"."next_attempt_at" is null and "outbox"."sent_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_intent" ON "payments" USING btree ("payment_intent_ref");
--> statement-breakpoint
-- Room on each page for the next version of a row: then a save touches no index, and what was replaced goes by itself.
ALTER TABLE "documents" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "drafts" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "limits" SET (fillfactor = 70);
--> statement-breakpoint
-- It held the moment of the last save. Older copies find lists by the key, as this release does.
DROP INDEX CONCURRENTLY IF EXISTS "documents_list";
