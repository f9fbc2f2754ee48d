ALTER TABLE "sign_in_codes" ADD COLUMN "mailbox" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "sign_in_codes" SET "mailbox" = "contact";--> statement-breakpoint
CREATE INDEX "sign_in_codes_mailbox" ON "sign_in_codes" USING btree ("mailbox","sent_at");