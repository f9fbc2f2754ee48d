CREATE TABLE "refund_marks" (
	"payment_id" integer NOT NULL,
	"contact_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_marks_payment_id_contact_hash_pk" PRIMARY KEY("payment_id","contact_hash")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_marks" ADD CONSTRAINT "refund_marks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_marks_contact" ON "refund_marks" USING btree ("contact_hash");--> statement-breakpoint
CREATE INDEX "refund_marks_at" ON "refund_marks" USING btree ("at");